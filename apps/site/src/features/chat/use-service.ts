import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { answerOf, CallFailure, client } from '../../parts/calls/client.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';

/** The wire's mark of an encrypted link. */
const encryptedLink = '3';
/** The window before its own size is known. */
const firstSize = { width: 440, height: 500 };

/**
 * Opens the window of the customer service. It is opened with the press itself, for a browser stops windows that come later,
 * and led on when the server has said where; a call that fails closes it. Where no window may open, this page goes there.
 */
export function useService(): () => void {
  const { t } = useTranslation('site');
  const failureText = useFailureText();
  return useCallback(() => {
    const { width, height } = firstSize;
    const opened = window.open('', 'ikka-service', `popup,width=${width},height=${height}`);
    const lead = async () => {
      const { version, window: size } = await answerOf(client.call(calls.support.serviceLink, {}));
      const link = version.pathList.find(({ type }) => type === encryptedLink);
      const { openLink, serviceAddress } = await import('./open-link.ts');
      const address = link && serviceAddress(await openLink(link.path), location.origin);
      if (!address) throw new Error('the link of the customer service leads nowhere');
      if (opened === null) {
        location.assign(address);
        return;
      }
      if (size.width !== width || size.height !== height) opened.resizeTo(size.width, size.height);
      opened.location.replace(address);
      opened.focus();
    };
    lead().catch((error: unknown) => {
      opened?.close();
      const message = error instanceof CallFailure ? failureText(error) : t('service.badLink');
      notifications.show({ color: 'coral', message });
    });
  }, [t, failureText]);
}
