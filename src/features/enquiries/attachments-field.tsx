import { FileText, Image, Paperclip, X } from 'lucide-react';
import { useId, useLayoutEffect, useState } from 'react';
import { fileKind, MAX_FILES, sendableName, uploadTypes } from '../../domain/enquiry/attachment-files.ts';
import { useFocusWhenThere } from '../../ui/use-focus-when-there.ts';
import { addFiles, sizeLabel } from './add-files.ts';
import styles from './enquiry-form.module.css';

const ACCEPT = Object.keys(uploadTypes)
  .map((extension) => `.${extension}`)
  .join(',');

type Props = {
  hint: string;
  files: readonly File[];
  /** The names of files that were added before, and have to be added again. */
  lost: readonly string[];
  onChange: (files: File[]) => void;
};

/** Up to three pictures or documents. Names the files that may not be sent. */
export function AttachmentsField({ hint, files, lost, onChange }: Props) {
  const id = useId();
  const input = useFocusWhenThere<HTMLInputElement>();
  const [rejectionText, setRejectionText] = useState<string | null>(null);
  const [spokenText, setSpokenText] = useState('');
  const choose = (chosen: FileList) => {
    const result = addFiles(files, [...chosen]);
    setRejectionText(result.rejectionText);
    const added = result.files.slice(files.length).map(({ name }) => name);
    setSpokenText(added[0] ? `${added.join(', ')} added` : '');
    // Where none was added, those that have to be added again are still missing.
    if (added[0]) onChange(result.files);
    // Otherwise the browser ignores a file that was removed and chosen again.
    if (input.ref.current) input.ref.current.value = '';
  };
  // On a slow line the field is there before the app, which hears nothing of files that are chosen then. Before a send
  // that was tapped then, too, so in the same step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (input.ref.current?.files?.length) choose(input.ref.current.files);
  }, []);
  const remove = (file: File) => {
    setRejectionText(null);
    setSpokenText(`${file.name} removed`);
    onChange(files.filter((other) => other !== file));
    // It cannot have the focus before there is room for another file.
    input.focus();
  };
  return (
    <fieldset className={styles.attachments}>
      <legend>Files (optional)</legend>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={`${file.name} ${file.size}`}>
              {fileKind(sendableName(file.name)) === 'image' ? (
                <Image size={20} aria-hidden />
              ) : (
                <FileText size={20} aria-hidden />
              )}
              <span>{file.name}</span>
              <small>{sizeLabel(file.size)}</small>
              <button type="button" aria-label={`Remove ${file.name}`} onClick={() => remove(file)}>
                <X size={18} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label className={styles.add} data-full={files.length >= MAX_FILES || undefined}>
        <Paperclip size={18} aria-hidden />
        Add a file
        <input
          ref={input.ref}
          type="file"
          className="visually-hidden"
          multiple
          accept={ACCEPT}
          aria-describedby={`${id}-hint`}
          disabled={files.length >= MAX_FILES}
          onChange={({ target }) => {
            // Empty where React hears of a choice that was taken over above.
            if (target.files?.length) choose(target.files);
          }}
        />
      </label>
      {lost.length > 0 && (
        <p role="status" data-announce className={styles.lost}>
          Files aren’t kept with what you typed. Add {lost.join(', ')} again.
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint} Up to {MAX_FILES} files of 5 MB each.
      </p>
      <p role="status" className="visually-hidden">
        {spokenText}
      </p>
      <div role="alert" className={styles.problem}>
        {rejectionText}
      </div>
    </fieldset>
  );
}
