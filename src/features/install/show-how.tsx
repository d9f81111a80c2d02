import { type ComponentProps, useState } from 'react';
import { createPortal } from 'react-dom';
import { productName } from '../../domain/organiser/brand.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { InstallByHand } from './install-steps.tsx';

type Props = { title?: string; variant: NonNullable<ComponentProps<typeof Button>['variant']> };

/** A button for the steps by which the app is added by hand. */
export function ShowHow({ title = `${productName} as an app`, variant }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        Show me how
      </Button>
      {isOpen &&
        // Not where the button is, which may be a live region: screen readers would say all of it over the dialog's name.
        createPortal(
          <Modal open onClose={() => setIsOpen(false)} title={title}>
            <InstallByHand />
          </Modal>,
          document.body,
        )}
    </>
  );
}
