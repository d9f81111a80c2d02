// @script venue

import { Send } from 'lucide-react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { ShownLink } from './shown-link.tsx';
import { type ShareOffer, useShare } from './use-share.ts';

type Props = ShareOffer & { onClose: () => void };

/** A link, and a tap that shares it. A default export, as it is loaded when it is needed. */
export default function ShareOfferModal({ title, url, onClose }: Props) {
  const share = useShare();
  return (
    <Modal
      open
      onClose={onClose}
      title="Share"
      actions={
        <Button onClick={() => void share(title, url).then(onClose)}>
          <Send size={18} aria-hidden />
          Send the link
        </Button>
      }
    >
      <p>{title}</p>
      <ShownLink url={url} />
    </Modal>
  );
}
