// @script rescue

import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** In the place of a page that could not be rendered. */
export default function PageFailure() {
  return (
    <EmptyState
      title="Something went wrong"
      text="It’s our fault, not yours. Nothing you saved is lost."
      picture="toppled-blocks"
    >
      <Button onClick={() => location.reload()}>Try again</Button>
    </EmptyState>
  );
}
