import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';

/** The phone's half of SRP, in plain BigInt, so that it shares no arithmetic with the server's. */

const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const G = 2n;

const sha256 = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const fromHex = (hex: string) => BigInt(`0x${hex}`);
const fromBytes = (bytes: Buffer) => fromHex(bytes.toString('hex'));
/** Java's `BigInteger.toByteArray`, which the protocol was born with. */
const toBytes = (n: bigint) => {
  const bytes: number[] = [];
  for (let rest = n; rest > 0n; rest >>= 8n) bytes.unshift(Number(rest & 0xffn));
  return Buffer.from((bytes[0] ?? 0x80) > 0x7f ? [0, ...bytes] : bytes);
};
const power = (base: bigint, exponent: bigint) => {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
};

const passwordNumber = (poolName: string, userId: string, salt: string, password: string) =>
  fromBytes(sha256(toBytes(fromHex(salt)), sha256(Buffer.from(`${poolName}${userId}:${password}`))));

export const verifierOf = (poolName: string, userId: string, salt: string, password: string) =>
  power(G, passwordNumber(poolName, userId, salt, password)).toString(16);

export type Challenge = { USER_ID_FOR_SRP: string; SALT: string; SRP_B: string; SECRET_BLOCK: string };

export function startSrp(poolName: string) {
  const a = fromBytes(randomBytes(32));
  const A = power(G, a);
  const key = (challenge: Challenge, password: string) => {
    const B = fromHex(challenge.SRP_B);
    const u = fromBytes(sha256(toBytes(A), toBytes(B)));
    const x = passwordNumber(poolName, challenge.USER_ID_FOR_SRP, challenge.SALT, password);
    const k = fromBytes(sha256(toBytes(N), toBytes(G)));
    const base = (((B - k * power(G, x)) % N) + N) % N;
    const S = power(base, a + u * x);
    return Buffer.from(hkdfSync('sha256', toBytes(S), toBytes(u), 'Caldera Derived Key', 16));
  };
  return {
    publicA: A.toString(16),
    answer: (challenge: Challenge, password: string) => {
      const TIMESTAMP = 'Sat Nov 21 01:05:00 UTC 2026';
      const block = Buffer.from(challenge.SECRET_BLOCK, 'base64');
      const signed = [poolName, challenge.USER_ID_FOR_SRP, block, TIMESTAMP];
      const hmac = createHmac('sha256', key(challenge, password));
      for (const part of signed) hmac.update(part);
      return {
        USERNAME: challenge.USER_ID_FOR_SRP,
        PASSWORD_CLAIM_SECRET_BLOCK: challenge.SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: hmac.digest('base64'),
        TIMESTAMP,
      };
    },
  };
}
