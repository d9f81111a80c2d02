import { WayToBrowser } from '../../features/install/open-in-browser.tsx';
import { inAppBrowserOf } from '../../platform/in-app-browser.ts';
import { Modal } from '../../ui/modal.tsx';

/** Where dates can be added to a calendar. A default export, as it is loaded when it is needed. */
export default function CalendarElsewhere({ onClose }: { onClose: () => void }) {
  const inside = inAppBrowserOf(navigator, false);
  if (!inside) return null;
  return (
    <Modal open onClose={onClose} title="Add to calendar">
      <p>
        This doesn’t work inside {inside.app}. Open this page in your own browser and tap{' '}
        <b>Add to calendar</b> there.
      </p>
      <WayToBrowser inside={inside} />
    </Modal>
  );
}
