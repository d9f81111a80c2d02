import { productName } from '../../src/domain/organiser/brand.ts';
import { DEFAULT_APP_LINK, DEFAULT_ISSUER } from '../../src/domain/visitor/pass-defaults.ts';
import type { Deps } from '../deps.ts';

/** The name of the sample, to which the defaults belong. */
const SAMPLE_NAME = 'Yhello';

/** For the start. Phones have both settings built in until they take a new version, so later is late. */
export function logPassDefaults({ env, log }: Pick<Deps, 'env' | 'log'>, name = productName): void {
  if (name === SAMPLE_NAME) return;
  const left = [
    ...(env.passIssuer === DEFAULT_ISSUER ? [`VITE_PASS_ISSUER (${DEFAULT_ISSUER})`] : []),
    ...(env.appLink === DEFAULT_APP_LINK ? [`VITE_APP_LINK (${DEFAULT_APP_LINK})`] : []),
  ];
  if (left.length > 0)
    log.warn(
      {},
      `The codes of passes still hold the sample’s ${left.join(' and ')}. Set your own before visitors come: see “Settings” in README.md.`,
    );
}
