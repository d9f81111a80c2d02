import * as v from 'valibot';
import {
  type ActionInput,
  type ActionName,
  actionDefinitions,
  isActionName,
} from '../../domain/delivery/actions.ts';
import { findItem } from '../../platform/known-item.ts';

const MESSAGE_START_LENGTH = 60;

/** Finds a text about an item in what the phone knows, see `findItem`. */
type TextOf = (idField: string, id: string, field: string, text?: string) => string | undefined;
type Subjects = { [N in ActionName]?: (input: ActionInput<N>, textOf: TextOf) => string | undefined };

const itemName = ({ itemId }: { itemId: string }, textOf: TextOf) =>
  textOf('id', itemId, 'ticked') ?? textOf('itemId', itemId, 'name');
const productName = ({ slug }: { slug: string }, textOf: TextOf) => textOf('slug', slug, 'priceSen');
const addressLabel = ({ id }: { id: string }, textOf: TextOf) => textOf('id', id, 'recipient', 'label');

const subjects: Subjects = {
  'expo.check-in': ({ expoId }, textOf) => textOf('id', expoId, 'fromDate'),
  'address.put': ({ label }) => label,
  'address.remove': addressLabel,
  'address.make-default': addressLabel,
  'agenda.set': ({ talk }) => talk.title,
  'booth.set-visited': ({ booth }) => `Booth ${booth}`,
  'shopping-list.put': (input, textOf) => input.name ?? itemName(input, textOf),
  'shopping-list.tick': itemName,
  'shopping-list.remove': itemName,
  'inbox.read': ({ id }, textOf) => textOf('id', id, 'isRead', 'title'),
  'enquiry.send': ({ message }) =>
    message.length > MESSAGE_START_LENGTH ? `${message.slice(0, MESSAGE_START_LENGTH)}…` : message,
  'wishlist.set': productName,
  'cart.set': productName,
  'brand.follow': ({ slug }, textOf) => textOf('slug', slug, 'country'),
};

/** What an action sets. Undefined where its input is deleted, or of another version of the app. */
export function actionInput(name: string, input: unknown): unknown {
  if (!isActionName(name)) return undefined;
  const parsed = v.safeParse(actionDefinitions[name].input, input);
  return parsed.success ? parsed.output : undefined;
}

/**
 * What an action is about, such as the name of a product, found in `known`: any responses and actions. Undefined where
 * the phone does not know it. `input` fits the schema.
 */
export function actionSubject(known: unknown, name: string, input: unknown): string | undefined {
  if (input === undefined) return undefined;
  return subjects[name as ActionName]?.(
    input as never,
    (idField, id, field, text = 'name') => findItem(known, idField, id, field)?.[text],
  );
}
