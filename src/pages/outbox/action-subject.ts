import * as v from 'valibot';
import {
  type ActionInput,
  type ActionName,
  actionDefinitions,
  isActionName,
} from '../../domain/delivery/actions.ts';

const MESSAGE_START_LENGTH = 60;

type Item = Readonly<Record<string, string | undefined>>;
/** The first object that has this id in the field `idField`, and another field that only its kind has. */
type FindItem = (idField: string, id: string, field: string) => Item | undefined;
/** Finds a text about an item in what the phone knows. */
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

const ID_FIELDS = ['id', 'itemId', 'slug'];

/** Looks through `known`, any responses and actions, once at most: an outbox may have hundreds of entries. */
export function itemFinder(known: unknown): FindItem {
  let items: Map<string, Item[]> | undefined;
  return (idField, id, field) => {
    items ??= itemsById(known);
    return items.get(`${idField} ${id}`)?.find((item) => field in item);
  };
}

function itemsById(known: unknown): Map<string, Item[]> {
  const items = new Map<string, Item[]>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const item = value as Item;
    for (const idField of ID_FIELDS) {
      const id = item[idField];
      if (typeof id !== 'string') continue;
      const key = `${idField} ${id}`;
      const alike = items.get(key);
      if (alike) alike.push(item);
      else items.set(key, [item]);
    }
    for (const part of Object.values(item)) collect(part);
  };
  collect(known);
  return items;
}

/** What an action sets. Undefined where its input is deleted, or of another version of the app. */
export function actionInput(name: string, input: unknown): unknown {
  if (!isActionName(name)) return undefined;
  const parsed = v.safeParse(actionDefinitions[name].input, input);
  return parsed.success ? parsed.output : undefined;
}

/**
 * What an action is about, such as the name of a product. Undefined where the phone does not know it. `input` fits the
 * schema.
 */
export function actionSubject(find: FindItem, name: string, input: unknown): string | undefined {
  if (input === undefined) return undefined;
  return subjects[name as ActionName]?.(
    input as never,
    (idField, id, field, text = 'name') => find(idField, id, field)?.[text],
  );
}
