import { type ReactNode, useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Faq } from '../../domain/content/faq.ts';
import { answerWithin } from '../../domain/organiser/answer-within.ts';
import { paths } from '../../domain/routing/paths.ts';
import { searchParamsCodec, searchText } from '../../domain/routing/search-params.ts';
import { searchWords, wordsIn } from '../../domain/text/search-text.ts';
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HeroBanner } from '../../ui/hero-banner.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useOpenLinked } from '../../ui/use-open-linked.ts';
import { FaqGroups } from './faq-groups.tsx';
import { bestResults, faqPatterns, groupFaqs, nearestFaqs, searchFaqs } from './search-faqs.ts';

/** After the last key. */
const ANNOUNCED_AFTER_MS = 500;

/** The text that is searched for in the address. */
export const faqSearchParams = searchParamsCodec(paths.faqs, { q: searchText });

type Props = {
  faqs: readonly Faq[];
  /** The search text in the address. */
  initialText: string;
  /** Between the field and what it finds. */
  note?: ReactNode;
};

/**
 * All questions, filtered with every key. Enter writes the text into the address, so that it can be shared.
 * The answer in the address is opened here and not in the groups, which mount and unmount while the visitor types.
 */
export function FaqSearch({ faqs, initialText, note }: Props) {
  const [text, setText] = useState(initialText);
  /** Counts the empty fields that took the place of one with a text. */
  const [clearings, setClearings] = useState(0);
  useOpenLinked();
  const exact = searchFaqs(faqs, text);
  const matches = exact.length > 0 ? exact : nearestFaqs(faqs, text);
  const words = exact.length > 0 ? searchWords(text) : wordsIn(faqPatterns(text));
  // Punctuation alone is no search.
  const isSearch = words.length > 0;
  const result = useAfterTyping(
    isSearch
      ? foundText(exact.length, matches.length, text.trim())
      : `${faqs.length} ${faqs.length === 1 ? 'question' : 'questions'}`,
  );
  const saveInAddress = (q: string) => navigate(faqSearchParams.href({ q }), { replace: true });
  const clear = () => {
    setText('');
    setClearings(clearings + 1);
    if (initialText) saveInAddress('');
  };
  return (
    <>
      <SearchField
        key={clearings}
        label="Search the questions"
        name="q"
        value={initialText}
        onInput={setText}
        onSearch={saveInAddress}
      />
      {note}
      <p role="status" className={matches.length > 0 ? undefined : 'visually-hidden'}>
        {result}
      </p>
      {matches.length > 0 ? (
        <FaqGroups
          // The closest come first.
          groups={groupFaqs(matches, exact.length > 0 ? faqs : matches)}
          {...(isSearch && { search: { words, best: bestResults(matches) } })}
        />
      ) : (
        <NoMatches text={text.trim()} onClear={clear} />
      )}
      <HeroBanner tone="second" title="Still have a question?">
        <p>Write to us. We reply by email{answerWithin}.</p>
        <ButtonRow>
          <ButtonLink href={paths.getInTouch}>Get in touch</ButtonLink>
        </ButtonRow>
      </HeroBanner>
    </>
  );
}

/** The text once it has stayed the same: screen readers would announce the result of each key over the one before. */
function useAfterTyping(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function foundText(exact: number, all: number, text: string): string {
  if (exact === 1) return `1 question mentions “${text}”`;
  if (exact > 1) return `${exact} questions mention “${text}”`;
  return `No question mentions “${text}”${all > 0 ? '. These come closest.' : ''}`;
}

/** The offer of help is below it, as on the whole page. */
const NoMatches = ({ text, onClear }: { text: string; onClear: () => void }) => (
  <EmptyState
    level={2}
    title={`No answers match “${text}”`}
    text="Try another word, or look through all questions."
    picture="questions"
  >
    <Button onClick={onClear}>See all questions</Button>
  </EmptyState>
);
