import { getDiffieHellman, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSrp, type Verifier } from '../../../server/identity/srp.ts';
import { startSrp, verifierOf } from '../../support/srp-client.ts';

const POOL = 'YhelloTest';
const USER = '0b7d4c5e-5f0a-4a9e-9c1b-2f3d4e5a6b7c';
const srp = createSrp(POOL);
const password = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });

/** Whether a sign-in with the typed password succeeds. */
function signsIn(stored: Verifier, typed: string): boolean {
  const client = startSrp(POOL);
  const begun = srp.createChallenge(client.publicA, stored.verifier);
  if (!begun) throw new Error('The server does not take this client’s number.');
  const secretBlock = randomBytes(40);
  const { publicB: SRP_B, key } = begun;
  const challenge = {
    USER_ID_FOR_SRP: USER,
    SALT: stored.salt,
    SRP_B,
    SECRET_BLOCK: secretBlock.toString('base64'),
  };
  const answer = client.answer(challenge, typed);
  const signature = Buffer.from(answer.PASSWORD_CLAIM_SIGNATURE, 'base64');
  return srp.verifyProof(key, { userId: USER, secretBlock, timestamp: answer.TIMESTAMP, signature });
}

describe('the server side of SRP', () => {
  it('accepts the right password, of any characters', () => {
    const holds = fc.property(password, (word) => {
      expect(signsIn(srp.createVerifier(USER, word), word)).toBe(true);
    });
    fc.assert(holds, { numRuns: 12 });
  });

  it('rejects a password with one character added, dropped or changed', () => {
    const mutation = fc.tuple(password, fc.nat(), fc.constantFrom('add', 'drop', 'change'));
    const holds = fc.property(mutation, ([word, at, how]) => {
      const letters = [...word];
      const place = at % letters.length;
      if (how === 'add') letters.splice(place, 0, 'q');
      else if (how === 'drop') letters.splice(place, 1);
      else letters[place] = letters[place] === 'q' ? 'r' : 'q';
      const stored = srp.createVerifier(USER, word);
      expect(signsIn(stored, letters.join(''))).toBe(false);
      expect(srp.passwordMatches(USER, letters.join(''), stored)).toBe(false);
      expect(srp.passwordMatches(USER, word, stored)).toBe(true);
    });
    fc.assert(holds, { numRuns: 12 });
  });

  it('rejects a signature of another length, without an error', () => {
    const proof = { userId: USER, secretBlock: randomBytes(40), timestamp: 'now' };
    for (const length of [0, 31, 33])
      expect(srp.verifyProof(randomBytes(16), { ...proof, signature: Buffer.alloc(length) })).toBe(false);
  });

  it('stores the verifier of the formula, with a new salt each time', () => {
    const first = srp.createVerifier(USER, 'teddybear7');
    const second = srp.createVerifier(USER, 'teddybear7');
    expect(first.verifier).toBe(verifierOf(POOL, USER, first.salt, 'teddybear7'));
    expect(second.salt).not.toBe(first.salt);
    expect(second.verifier).not.toBe(first.verifier);
  });

  it('rejects multiples of the group’s prime, whose key is known without a password', () => {
    const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
    const { verifier } = srp.createVerifier(USER, 'teddybear7');
    for (const A of [0n, N, 2n * N]) expect(srp.createChallenge(A.toString(16), verifier)).toBeNull();
  });
});
