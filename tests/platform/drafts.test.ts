import { beforeEach, expect, it, vi } from 'vitest';
import { deleteDrafts } from '../../src/platform/delete-drafts.ts';
import { deleteDraft, readDraft, writeDraft } from '../../src/platform/drafts.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';

const typed = { message: ['Hello'] };
beforeEach(() => {
  installFakeBrowser();
});

it('a draft is there only for the visitor who typed it', () => {
  writeDraft('visitor', 'anna', typed);
  expect(readDraft('visitor', 'anna')).toEqual(typed);
  for (const sub of ['ben', null]) expect(readDraft('visitor', sub)).toBeNull();
  expect(readDraft('exhibitor', 'anna')).toBeNull();
});

it('a draft from before the sign-in is there after it', () => {
  writeDraft('visitor', null, typed);
  expect(readDraft('visitor', 'anna')).toEqual(typed);
  expect(readDraft('visitor', null)).toEqual(typed);
});

it('a draft is deleted when it is sent, and at sign-out', () => {
  for (const form of ['visitor', 'exhibitor']) writeDraft(form, 'anna', typed);
  sessionStorage.setItem('yhello.return', '/expo');
  deleteDraft('visitor');
  expect(readDraft('visitor', 'anna')).toBeNull();
  expect(readDraft('exhibitor', 'anna')).toEqual(typed);
  deleteDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['yhello.return']);
});

it('a damaged draft, or one that could not be stored, counts as none', () => {
  sessionStorage.setItem('yhello.draft.v1.visitor', '{"sub":null,"values":7}');
  expect(readDraft('visitor', null)).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  writeDraft('visitor', null, typed);
  deleteDraft('visitor');
  deleteDrafts();
  expect(readDraft('visitor', null)).toBeNull();
});
