import { beforeEach, expect, it, vi } from 'vitest';
import { claimDrafts, deleteDrafts } from '../../src/platform/draft-owner.ts';
import { deleteDraft, notSavedText, readDraft, writeDraft } from '../../src/platform/drafts.ts';
import { formValuesSchema } from '../../src/platform/form-values.ts';
import { deleteVisitorsStorage } from '../../src/platform/persisted-query-cache.ts';
import { invitationKey } from '../../src/sync/storage-keys.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';

const typed = { message: ['Hello'] };
const read = (form: string, sub: string | null) => readDraft(form, sub, formValuesSchema);
beforeEach(() => {
  installFakeBrowser();
});

it('a draft is there only for the visitor who typed it, in the form it was typed into', () => {
  writeDraft('profile', 'anna', typed);
  expect(read('profile', 'anna')).toEqual(typed);
  for (const sub of ['ben', 'ann', null]) expect(read('profile', sub)).toBeNull();
  expect(read('address.new', 'anna')).toBeNull();
});

it('a draft from before the sign-in becomes the visitor’s', () => {
  writeDraft('profile', null, typed);
  claimDrafts('anna');
  expect(read('profile', 'anna')).toEqual(typed);
  expect(read('profile', null)).toBeNull();
  claimDrafts('anna');
  expect(read('profile', 'anna')).toEqual(typed);
});

it('a draft of another visitor, or of an older version, is deleted when the session changes', () => {
  writeDraft('profile', 'anna', typed);
  sessionStorage.setItem('yhello.draft.v1.visitor', '{"sub":"anna","values":{}}');
  sessionStorage.setItem('yhello.return', '/expo');
  claimDrafts('ben');
  expect(Object.keys(sessionStorage)).toEqual(['yhello.return']);
  writeDraft('profile', 'ben', typed);
  claimDrafts(null);
  expect(Object.keys(sessionStorage)).toEqual(['yhello.return']);
});

it('a visitor’s draft outlives the tab; one from before the sign-in, on a phone that others may use, does not', () => {
  writeDraft('profile', 'anna', typed);
  writeDraft('enquiry.visitor', null, typed);
  sessionStorage.clear();
  expect(read('enquiry.visitor', null)).toBeNull();
  claimDrafts('anna');
  expect(read('profile', 'anna')).toEqual(typed);
  for (const sub of ['ben', null]) expect(read('profile', sub)).toBeNull();
  deleteDraft('profile', 'anna');
  expect(read('profile', 'anna')).toBeNull();
});

it('a sign-in and a sign-out delete what outlives the tab, and nothing else', () => {
  localStorage.setItem('yhello.usage', 'no');
  writeDraft('profile', 'anna', typed);
  deleteVisitorsStorage();
  expect(Object.keys(localStorage)).toEqual(['yhello.usage']);
});

it('a sign-in of the same visitor keeps their drafts, and deletes those of others', () => {
  for (const sub of ['anna', 'ben']) writeDraft('profile', sub, typed);
  sessionStorage.clear();
  deleteVisitorsStorage('anna');
  claimDrafts('ben');
  expect(read('profile', 'ben')).toBeNull();
  claimDrafts('anna');
  expect(read('profile', 'anna')).toEqual(typed);
});

it('a draft is deleted when it is sent, and all of them and an open invitation at sign-out', () => {
  sessionStorage.setItem(invitationKey, 'secret');
  for (const form of ['profile', 'address.new']) writeDraft(form, 'anna', typed);
  writeDraft('sign-up', null, typed);
  deleteDraft('profile', 'anna');
  expect(read('profile', 'anna')).toBeNull();
  expect(read('address.new', 'anna')).toEqual(typed);
  deleteDrafts();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('a damaged draft, or one that could not be stored, counts as none', () => {
  writeDraft('profile', null, { message: 7 });
  expect(read('profile', null)).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  writeDraft('profile', null, typed);
  deleteDraft('profile', null);
  deleteDrafts();
  claimDrafts('anna');
  expect(read('profile', null)).toBeNull();
});

it('a form that is left says that what was typed is kept only where it could be stored', () => {
  writeDraft('address.new', 'anna', typed);
  expect(notSavedText('address.new', 'anna')).toBe('Not saved. What you typed is kept.');
  expect(notSavedText('address.new', 'ben')).toBe('Not saved.');
  deleteDraft('address.new', 'anna');
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full });
  writeDraft('address.new', 'anna', typed);
  expect(notSavedText('address.new', 'anna')).toBe('Not saved.');
  vi.stubGlobal('sessionStorage', undefined);
  expect(notSavedText('address.new', 'anna')).toBe('Not saved.');
});
