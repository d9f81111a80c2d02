// Every address of the product, as screenshots and journeys visit it.

const EXPO = 'baby-fair-kl';

/** @type {import('./addresses.mjs').Address[]} */
export const PUBLIC = [
  { name: 'home', path: '/', title: 'Home' },
  { name: 'expos', path: '/expo', title: 'Expo' },
  { name: 'expo', path: `/expo?expoSlug=${EXPO}`, title: 'Yhello Baby Fair KL' },
  { name: 'expo-unknown', path: '/expo?expoSlug=nowhere', title: 'Expo', status: 404 },
  { name: 'directory', path: `/expo/directory?expoSlug=${EXPO}`, title: 'Expo Map' },
  { name: 'expo-rewards', path: `/expo/yhello-rewards?expoSlug=${EXPO}`, title: 'Yhello Rewards' },
  { name: 'starbuy', path: `/expo/starbuy?expoSlug=${EXPO}`, title: 'Star Buy' },
  { name: 'exhibitors', path: `/exhibitors?expoSlug=${EXPO}`, title: 'Exhibitors' },
  { name: 'brands', path: '/brands', title: 'Brands' },
  { name: 'products', path: '/products', title: 'Products' },
  { name: 'articles', path: '/articles', title: 'Articles' },
  { name: 'media', path: '/media', title: 'Media' },
  { name: 'moments', path: '/moments', title: 'Moments' },
  { name: 'rewards', path: '/yhello-rewards', title: 'Yhello Rewards' },
  { name: 'community', path: '/support-group', title: 'Support Group' },
  { name: 'kids-listing', path: '/kids-listing', title: 'Kids Listing' },
  { name: 'get-in-touch', path: '/get-in-touch', title: 'Get in Touch' },
  { name: 'get-in-touch-visitor', path: '/get-in-touch/visitor', title: 'Visitor' },
  { name: 'get-in-touch-exhibitor', path: '/get-in-touch/exhibitor', title: 'Exhibitor' },
  { name: 'get-in-touch-online-service', path: '/get-in-touch/online-service', title: 'Online Service' },
  { name: 'about-us', path: '/about-us', title: 'About Us' },
  { name: 'faqs', path: '/faqs', title: 'Faqs' },
  { name: 'career', path: '/career', title: 'Career' },
  { name: 'career-opportunity', path: '/career-opportunity', title: 'Career Opportunity' },
  { name: 'terms-of-use', path: '/terms-of-use', title: 'Terms of Use' },
  { name: 'privacy-policy', path: '/privacy-policy', title: 'Privacy Policy' },
  { name: 'sign-in', path: '/sign-in', title: 'Login' },
  { name: 'sign-up', path: '/sign-up', title: 'Sign Up' },
  { name: 'verify', path: '/verify', title: 'Verify' },
  { name: 'verify-code', path: '/verify?email=siti%40example.com', title: 'Verify' },
  { name: 'forget-password', path: '/forget-password', title: 'Forget Password' },
  {
    name: 'new-password',
    path: '/forget-password?email=siti%40example.com&step=code',
    title: 'Forget Password',
  },
  { name: 'not-found', path: '/no-such-page', title: 'Page Not Found', status: 404 },
];

/** For whoever is signed in. */
/** @type {import('./addresses.mjs').Address[]} */
export const PRIVATE = [
  { name: 'menu', path: '/?menu=open', title: 'Home' },
  { name: 'account', path: '/account', title: 'My Account' },
  { name: 'profile', path: '/account?page=profile', title: 'My Account' },
  { name: 'family', path: '/account?page=family', title: 'My Account' },
  { name: 'transactions', path: '/account?page=transactions', title: 'My Account' },
  { name: 'transactions-money', path: '/account?page=transactions&kind=money', title: 'My Account' },
  { name: 'orders', path: '/account/orders', title: 'Orders' },
  { name: 'order-unknown', path: '/account/orders/YH-0', title: 'Order YH-0' },
  { name: 'addresses', path: '/account/addresses', title: 'Addresses' },
  { name: 'inbox', path: '/account/inbox', title: 'Inbox' },
  { name: 'cart', path: '/account/my-cart', title: 'My Cart' },
  { name: 'check-in', path: '/account?page=expo-check-in', title: 'My Account' },
  { name: 'settings', path: '/account?page=settings', title: 'My Account' },
  { name: 'journey', path: '/journey', title: 'Journey' },
];
