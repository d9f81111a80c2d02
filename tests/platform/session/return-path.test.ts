import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearReturnPath,
  readReturnPath,
  saveReturnPath,
  saveReturnPathIfNone,
  takeReturnPath,
} from '../../../src/platform/session/return-path.ts';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';

beforeEach(() => {
  installFakeBrowser();
});

describe('the return path', () => {
  it('is the saved path, once', () => {
    saveReturnPath('/expo?expoSlug=baby-fair-kl');
    expect(takeReturnPath()).toBe('/expo?expoSlug=baby-fair-kl');
    expect(takeReturnPath()).toBe('/');
  });

  it('is the home page if none was saved, or it was cleared', () => {
    expect(takeReturnPath()).toBe('/');
    saveReturnPath('/expo');
    clearReturnPath();
    expect(readReturnPath()).toBeNull();
    expect(takeReturnPath()).toBe('/');
  });

  it('of the address is stored only if there is none', () => {
    saveReturnPathIfNone('/expo');
    saveReturnPathIfNone('/brands');
    expect(takeReturnPath()).toBe('/expo');
    saveReturnPath('/brands');
    saveReturnPathIfNone('/expo');
    expect(takeReturnPath()).toBe('/brands');
  });

  it('never leads to another site, even if another script wrote it', () => {
    saveReturnPath('//evil.example');
    expect(readReturnPath()).toBe('/');
    for (const hostile of ['https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/sign-in']) {
      sessionStorage.setItem('yhello.return', hostile);
      expect(takeReturnPath()).toBe('/');
    }
  });

  it('is the home page where storage is not allowed', () => {
    const refuse = () => {
      throw new DOMException('No', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    saveReturnPath('/expo');
    clearReturnPath();
    expect(takeReturnPath()).toBe('/');
    vi.unstubAllGlobals();
  });
});
