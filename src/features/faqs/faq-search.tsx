import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Faq } from '../../domain/content/faq.ts';
import { answerWithin } from '../../domain/organiser/answer-within.ts';
import { offersPoints } from '../../domain/organiser/offers.ts';
import { paths } from '../../domain/routing/paths.ts';
import { searchParamsCodec, searchText } from '../../domain/routing/search-params.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HeroBanner } from '../../ui/hero-banner.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { FaqGroups } from './faq-groups.tsx';
import { groupFaqs, searchFaqs } from './search-faqs.ts';
import { useOpenLinkedAnswer } from './use-open-linked-answer.ts';

/** The text that is searched for in the address. */
export const faqSearchParams = searchParamsCodec(paths.faqs, { q: searchText });

type Props = {
  faqs: readonly Faq[];
  /** The search text in the address. */
  initialText: string;
};

/**
 * All questions, filtered with every key. Enter writes the text into the address, so that it can be shared.
 * The answer in the address is opened here and not in the groups, which mount and unmount while the visitor types.
 */
export function FaqSearch({ faqs, initialText }: Props) {
  const [, navigate] = useLocation();
  const [text, setText] = useState(initialText);
  useOpenLinkedAnswer();
  const matches = searchFaqs(faqs, text);
  const saveInAddress = (q: string) => navigate(faqSearchParams.href({ q }), { replace: true });
  return (
    <>
      <SearchField
        label={offersPoints ? 'Parking, points, halal …' : 'Parking, strollers, halal …'}
        name="q"
        value={initialText}
        onInput={setText}
        onSearch={saveInAddress}
      />
      <p role="status">
        {text.trim() ? `${matches.length} of ${faqs.length} questions` : `${faqs.length} questions`}
      </p>
      {matches.length > 0 ? <FaqGroups groups={groupFaqs(matches)} /> : <NoMatches text={text} />}
      <HeroBanner tone="mint" title="Still have a question?">
        <p>A person reads your message and replies{answerWithin}.</p>
        <ButtonRow>
          <ButtonLink href={paths.getInTouch}>Get in touch</ButtonLink>
        </ButtonRow>
      </HeroBanner>
    </>
  );
}

const NoMatches = ({ text }: { text: string }) => (
  <EmptyState
    level={2}
    title="No answers match"
    text={`Nothing here mentions “${text.trim()}”. Try another word, or ask us.`}
    picture="questions"
  >
    <ButtonLink href={paths.getInTouch}>Ask us</ButtonLink>
  </EmptyState>
);
