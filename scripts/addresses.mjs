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
  { name: 'starbuy-category', path: `/expo/starbuy?expoSlug=${EXPO}&category=Play`, title: 'Star Buy' },
  { name: 'starbuy-none', path: '/expo/starbuy?expoSlug=little-ones-penang', title: 'Star Buy' },
  { name: 'starbuy-unknown', path: '/expo/starbuy?expoSlug=nowhere', title: 'Star Buy', status: 404 },
  {
    name: 'directory-booth',
    path: `/expo/directory?expoSlug=${EXPO}&booth=C21&text=seat`,
    title: 'Expo Map',
  },
  { name: 'directory-unknown', path: '/expo/directory?expoSlug=nowhere', title: 'Expo Map', status: 404 },
  { name: 'exhibitors', path: `/exhibitors?expoSlug=${EXPO}`, title: 'Exhibitors' },
  {
    name: 'exhibitors-narrowed',
    path: `/exhibitors?expoSlug=${EXPO}&hall=Hall+2&letter=S`,
    title: 'Exhibitors',
  },
  { name: 'exhibitors-unknown', path: '/exhibitors?expoSlug=nowhere', title: 'Exhibitors', status: 404 },
  { name: 'brands', path: '/brands', title: 'Brands' },
  { name: 'brands-narrowed', path: '/brands?category=Play&text=wood', title: 'Brands' },
  { name: 'brands-empty', path: '/brands?letter=Q', title: 'Brands' },
  { name: 'brand', path: '/brands/little-sprout', title: 'Little Sprout' },
  { name: 'brand-unknown', path: '/brands/nobody', title: 'Nobody', status: 404 },
  { name: 'products', path: '/products', title: 'Products' },
  { name: 'products-filtered', path: '/products?category=Feeding&age=6&sort=saving', title: 'Products' },
  { name: 'products-none', path: '/products?q=unicorn', title: 'Products' },
  { name: 'product', path: '/products/anti-colic-bottle-3-pack', title: 'Anti-colic bottle, 3 pack' },
  {
    name: 'product-unknown',
    path: '/products/nothing-of-the-kind',
    title: 'Nothing Of The Kind',
    status: 404,
  },
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
  { name: 'followed-brands', path: '/account/followed-brands', title: 'Followed Brands' },
  { name: 'check-in', path: '/account?page=expo-check-in', title: 'My Account' },
  { name: 'settings', path: '/account?page=settings', title: 'My Account' },
  { name: 'journey', path: '/journey', title: 'Journey' },
  { name: 'wishlist', path: '/wishlist', title: 'My Wishlist' },
  { name: 'shopping-list', path: `/shopping-list?expoSlug=${EXPO}`, title: 'Shopping List' },
  {
    name: 'shopping-list-empty',
    path: '/shopping-list?expoSlug=year-end-baby-expo',
    title: 'Shopping List',
  },
];
