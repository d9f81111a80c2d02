import { productName } from './brand.ts';

export const pointsName = `${productName} Points`;
export const rewardsName = `${productName} Rewards`;
export const cardName = `${productName} Card`;
export const cardsName = `${productName} Cards`;
export const myCardsName = `My ${productName} Cards`;
