/**
 * Takes away what Chromium has and one of the oldest supported browsers (`scripts/browsers.ts`) lacks, by MDN's tables:
 * its engine is newer than those of many phones. Runs in the page before all other scripts. What is used only where it
 * is there, such as `showPopover`, is in the list too: its absence must be harmless.
 */
export function withoutYoungApis(): void {
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  const young: [object, PropertyKey[]][] = [
    [globalThis, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'CloseWatcher']],
    [globalThis, ['Highlight', 'BarcodeDetector', 'Iterator', 'URLPattern', 'WakeLock', 'cookieStore']],
    [CSS, ['highlights']],
    [AbortSignal, ['any']],
    [URL, ['canParse', 'parse']],
    [URLSearchParams.prototype, ['size']],
    [Response, ['json']],
    [Response.prototype, ['bytes']],
    [Blob.prototype, ['bytes']],
    [ReadableStream, ['from']],
    [ReadableStream.prototype, ['values', Symbol.asyncIterator]],
    [Promise, ['try', 'withResolvers']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [RegExp, ['escape']],
    [Error, ['isError']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference']],
    [Set.prototype, ['isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [
      iterator,
      ['map', 'filter', 'take', 'drop', 'flatMap', 'forEach', 'toArray', 'some', 'every', 'find', 'reduce'],
    ],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'moveBefore']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [HTMLDialogElement.prototype, ['requestClose', 'closedBy']],
    [Navigator.prototype, ['wakeLock', 'share', 'canShare']],
    [Performance.prototype, ['measureUserAgentSpecificMemory']],
  ];
  for (const [holder, names] of young) for (const name of names) Reflect.deleteProperty(holder, name);
}
