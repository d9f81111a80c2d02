import {
  Baby,
  Bell,
  CircleUserRound,
  Gift,
  Heart,
  type LucideIcon,
  MapPin,
  Package,
  QrCode,
  ReceiptText,
  Settings,
  ShoppingCart,
  Star,
  Ticket,
} from 'lucide-react';

/** The icon of each account page, by its slug in the menus. */
export const accountIcons: Readonly<Record<string, LucideIcon>> = {
  profile: CircleUserRound,
  family: Baby,
  cart: ShoppingCart,
  orders: Package,
  vouchers: Ticket,
  'gift-cards': Gift,
  addresses: MapPin,
  rewards: Star,
  transactions: ReceiptText,
  'followed-brands': Heart,
  'expo-check-in': QrCode,
  inbox: Bell,
  settings: Settings,
};
