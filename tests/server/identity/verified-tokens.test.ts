import { expect, it } from 'vitest';
import { createVerifiedTokens } from '../../../server/identity/verified-tokens.ts';

const mei = { sub: 'mei', originJti: 'o', expiresAt: 3600 };

function counting(answer: () => typeof mei | null = () => mei) {
  const check = async () => {
    check.calls += 1;
    return answer();
  };
  check.calls = 0;
  return check;
}

it('A valid token is checked once in half a minute, and an invalid one every time', async () => {
  let now = 0;
  const verified = createVerifiedTokens(() => now);
  const good = counting();
  for (now of [0, 10_000, 29_999]) expect(await verified.getOrVerify('good', good)).toEqual(mei);
  expect(good.calls).toBe(1);
  now = 30_000;
  await verified.getOrVerify('good', good);
  expect(good.calls).toBe(2);
  const bad = counting(() => null);
  for (let i = 0; i < 3; i += 1) expect(await verified.getOrVerify('bad', bad)).toBeNull();
  expect(bad.calls).toBe(3);
});

it('No token is cached beyond its expiry', async () => {
  let now = 3_599_000;
  const verified = createVerifiedTokens(() => now);
  await verified.getOrVerify('good', counting());
  now = 3_600_000;
  expect(
    await verified.getOrVerify(
      'good',
      counting(() => null),
    ),
  ).toBeNull();
});

it('Only the tokens of a user who signed out are forgotten', async () => {
  const verified = createVerifiedTokens(() => 0);
  await verified.getOrVerify('of mei', counting());
  await verified.getOrVerify(
    'of raj',
    counting(() => ({ ...mei, sub: 'raj' })),
  );
  verified.forget('mei');
  expect(
    await verified.getOrVerify(
      'of mei',
      counting(() => null),
    ),
  ).toBeNull();
  expect(
    await verified.getOrVerify(
      'of raj',
      counting(() => null),
    ),
  ).toMatchObject({ sub: 'raj' });
});

it('A result is not cached when a sign-out happened during the check', async () => {
  const verified = createVerifiedTokens(() => 0);
  const overtaken = counting(() => {
    verified.forget('mei');
    return mei;
  });
  await verified.getOrVerify('of mei', overtaken);
  expect(
    await verified.getOrVerify(
      'of mei',
      counting(() => null),
    ),
  ).toBeNull();
});
