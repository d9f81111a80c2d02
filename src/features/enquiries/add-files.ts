import {
  type FileRefusal,
  fileRefusal,
  MAX_FILES,
  sendableName,
} from '../../domain/enquiry/attachment-files.ts';

const rejectionReasons: Record<FileRefusal, string> = {
  kind: 'isn’t a picture (such as JPG or PNG) or a document (such as PDF or Word)',
  empty: 'is empty',
  'too-large': 'is larger than 5 MB',
};

/**
 * Adds chosen files to the current ones. A file with the name and size of a current one is added once only.
 * `rejectionText` names the files that may not be sent and why; null when all were added.
 */
export function addFiles<F extends { name: string; size: number }>(
  current: readonly F[],
  chosen: readonly F[],
): { files: F[]; rejectionText: string | null } {
  const files = [...current];
  const rejections: string[] = [];
  for (const file of chosen) {
    const refusal = fileRefusal({ name: sendableName(file.name), size: file.size });
    const isDuplicate = files.some((other) => other.name === file.name && other.size === file.size);
    if (refusal) rejections.push(`“${file.name}” ${rejectionReasons[refusal]}.`);
    else if (!isDuplicate && files.length === MAX_FILES)
      rejections.push(`“${file.name}” is one too many: you can send up to ${MAX_FILES} files.`);
    else if (!isDuplicate) files.push(file);
  }
  return { files, rejectionText: rejections.length > 0 ? `Not added: ${rejections.join(' ')}` : null };
}

/** `640 KB`, `2.4 MB`. */
export const sizeLabel = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
