import { productName } from '../../src/domain/organiser/brand.ts';
import { PASS_DEFAULTS } from '../../src/domain/visitor/pass.ts';
import type { Deps } from '../deps.ts';

/** The name of the sample, to which the defaults belong. */
const SAMPLE_NAME = 'Yhello';

/** For the start. Phones have both settings built in until they take a new version, so later is late. */
export function logPassDefaults({ env, log }: Pick<Deps, 'env' | 'log'>, name = productName): void {
  if (name === SAMPLE_NAME) return;
  const left = [
    ...(env.passIssuer === PASS_DEFAULTS.issuer ? [`VITE_PASS_ISSUER (${PASS_DEFAULTS.issuer})`] : []),
    ...(env.appLink === PASS_DEFAULTS.appLink ? [`VITE_APP_LINK (${PASS_DEFAULTS.appLink})`] : []),
  ];
  if (left.length > 0)
    log.warn(
      {},
      `The codes of passes still hold the sample’s ${left.join(' and ')}. Set your own before visitors come: see “Settings” in README.md.`,
    );
}
