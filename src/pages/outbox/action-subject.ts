import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  type ActionInput,
  type ActionName,
  actionDefinitions,
  isActionName,
} from '../../domain/delivery/actions.ts';
import type { ExpoList } from '../../domain/expo/expo.ts';
import type { Brand } from '../../domain/shop/brand.ts';
import type { CartLine } from '../../domain/shop/cart.ts';
import type { ProductCard, WishlistItem } from '../../domain/shop/product.ts';
import { brandQueries } from '../../features/brands/queries.ts';
import { cartQueries } from '../../features/cart/queries.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { productQueries } from '../../features/products/queries.ts';
import { wishlistQueries } from '../../features/wishlist/queries.ts';
import { expoById } from '../account/scanned-expo.tsx';

const MESSAGE_START_LENGTH = 60;

type Subjects = { [N in ActionName]?: (input: ActionInput<N>, client: QueryClient) => string | undefined };

const subjects: Subjects = {
  'expo.check-in': ({ expoId }, client) => {
    const expoList = client.getQueryData<ExpoList>(expoQueries.list().queryKey);
    return expoList && expoById(expoList, expoId)?.name;
  },
  'address.put': ({ label }) => label,
  'agenda.set': ({ talk }) => talk.title,
  'shopping-list.put': ({ name }) => name,
  'enquiry.send': ({ message }) =>
    message.length > MESSAGE_START_LENGTH ? `${message.slice(0, MESSAGE_START_LENGTH)}…` : message,
  'wishlist.set': ({ slug }, client) => productName(client, slug),
  'cart.set': ({ slug }, client) => productName(client, slug),
  'brand.follow': ({ slug }, client) => client.getQueryData<Brand>(brandQueries.detail(slug).queryKey)?.name,
};

/**
 * What an action is about, such as the name of a product. Undefined where the phone does not know it: of a delivered
 * action, whose input is deleted, and of one of another version of the app.
 */
export function actionSubject(client: QueryClient, name: string, input: unknown): string | undefined {
  if (!isActionName(name)) return undefined;
  const subject = subjects[name] as ((input: unknown, client: QueryClient) => string | undefined) | undefined;
  const parsed = v.safeParse(actionDefinitions[name].input, input);
  return parsed.success ? subject?.(parsed.output, client) : undefined;
}

function productName(client: QueryClient, slug: string): string | undefined {
  const product = client.getQueryData<ProductCard>(productQueries.detail(slug).queryKey);
  if (product) return product.name;
  const inCart = client.getQueryData<CartLine[]>(cartQueries.list(true).queryKey) ?? [];
  const wished = client.getQueryData<WishlistItem[]>(wishlistQueries.list(true).queryKey) ?? [];
  return [...inCart, ...wished].find((item) => item.product.slug === slug)?.product.name;
}
