import { useRef } from 'react';
import type { Faq } from '../../domain/content/faq.ts';
import { foundSentence } from '../../domain/text/found-sentence.ts';
import { slugFrom } from '../../domain/text/slug-from.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PartLinks } from '../../ui/part-links.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';
import { useMarkedWords } from '../../ui/use-marked-words.ts';
import styles from './faq-groups.module.css';
import type { FaqGroup } from './search-faqs.ts';

type Props = {
  groups: readonly FaqGroup[];
  /** What a search looked for, and its best results, which are unfolded. */
  search?: { words: readonly string[]; best: readonly Faq[] };
};

/** Groups of questions, each with an answer that unfolds. */
export function FaqGroups({ groups, search }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useMarkedWords(place, search?.words ?? []);
  return (
    <div ref={place} className={styles.faqs} data-results={search && ''}>
      <PartLinks isBeside parts={groups.map(({ name }) => ({ id: slugFrom(name), name }))} />
      <div>
        {groups.map(({ name, faqs }) => (
          <div key={name} id={slugFrom(name)}>
            <Section title={name}>
              <div>
                {faqs.map((faq) => (
                  <Question
                    key={faq.slug}
                    faq={faq}
                    isOpen={search?.best.includes(faq) ?? false}
                    words={search?.words ?? []}
                  />
                ))}
              </div>
            </Section>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The id is on the answer: browsers open the `details` around the target of a fragment, also without JavaScript. */
const Question = ({ faq, isOpen, words }: { faq: Faq; isOpen: boolean; words: readonly string[] }) => (
  <Disclosure
    title={faq.question}
    level={3}
    isOpen={isOpen}
    note={isOpen ? undefined : foundSentence(faq.answer, words)}
  >
    <div id={faq.slug} className={styles.answer}>
      <RichText html={faq.answer} />
      <a href={`#${faq.slug}`}>Link to this answer</a>
    </div>
  </Disclosure>
);
