/** Shows the toasts of UiStore and removes each after its time. Loaded with the first toast, not with the first screen. */
import '@mantine/notifications/styles.css';
import { createNotificationsStore, Notifications, showNotification } from '@mantine/notifications';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { Toast } from '../../components/feedback/ToastStack.tsx';
import { MantineScope } from '../../components/theme/MantineScope.tsx';
import { TOAST_MS, type UiStore } from '../../stores/UiStore.ts';

export const Toasts = observer(function Toasts({ ui }: { readonly ui: UiStore }) {
  const store = useMemo(createNotificationsStore, []);
  const { toasts } = ui;
  useEffect(() => {
    const shown = new Set(store.getState().notifications.map(({ id }) => id));
    for (const { id, kind, text } of toasts) {
      if (shown.has(String(id))) continue;
      const content = <Toast kind={kind} text={text} />;
      const gone = () => ui.dismissToast(id);
      showNotification({ id: String(id), message: content, autoClose: TOAST_MS, onClose: gone }, store);
    }
  }, [store, toasts, ui]);
  return (
    <MantineScope>
      <Notifications
        store={store}
        position="top-center"
        zIndex={1100}
        withinPortal={false}
        transitionDuration={160}
        role="status"
        aria-live="polite"
        renderNotification={({ message }) => message}
      />
    </MantineScope>
  );
});
