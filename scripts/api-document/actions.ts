import { actionDefinitions, actionSchema, isOpenAction } from '../../src/domain/delivery/actions.ts';
import { REFUSAL_REASONS } from '../../src/domain/delivery/delivery-schema.ts';
import { refusalMessages } from '../../src/domain/delivery/refusal-messages.ts';
import { asCode } from './shapes.ts';
import { type NameOf, type Schema, typeText } from './type-text.ts';

export const describeActions = (nameOf: NameOf): string =>
  [
    `An action is ${asCode(typeText(actionSchema as Schema, nameOf, false))}.`,
    '',
    '| action | version | input | without an account |',
    '| --- | --- | --- | --- |',
    ...Object.entries(actionDefinitions).map(
      ([name, { version, input }]) =>
        `| \`${name}\` | ${version} | ${asCode(typeText(input as Schema, nameOf))} | ${isOpenAction(name) ? 'yes' : '–'} |`,
    ),
    '',
    '| reason of a refusal | what the visitor reads |',
    '| --- | --- |',
    ...REFUSAL_REASONS.map((reason) => `| \`${reason}\` | ${refusalMessages[reason]} |`),
  ].join('\n');
