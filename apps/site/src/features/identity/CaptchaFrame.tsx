import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Loader, useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './CaptchaDialog.module.css';
import { readCaptchaMessage } from './captcha-message.ts';

interface FrameProps {
  siteKey: string;
  onToken: (token: string) => void;
  onFailed: () => void;
}

/** A frame that says nothing for so long has failed, whatever it was that failed. */
const patienceMs = 20_000;
const firstHeight = 86;

/** The page of our own that shows reCAPTCHA: it alone loads a script of another house. */
export function CaptchaFrame({ siteKey, onToken, onFailed }: FrameProps) {
  const { t } = useTranslation('identity');
  const language = useLanguage();
  const theme = useComputedColorScheme('dark', { getInitialValueInEffect: false });
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState(firstHeight);
  const latest = useRef({ onToken, onFailed });
  latest.current = { onToken, onFailed };
  // As it was when the frame was opened: another theme or language would load it anew, under the hand.
  const [shown] = useState({ lang: language.toLowerCase(), theme });

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return;
      const told = readCaptchaMessage(event.data);
      if (told?.kind === 'solved') latest.current.onToken(told.token);
      else if (told?.kind === 'failed') latest.current.onFailed();
      else if (told?.kind === 'height') setHeight(told.height);
      // What has expired is asked anew by the widget itself.
      else if (told) setReady(true);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => latest.current.onFailed(), patienceMs);
    return () => clearTimeout(timer);
  }, [isReady]);

  return (
    <div className={classes.place} aria-busy={!isReady}>
      <iframe
        ref={frame}
        className={classes.frame}
        src={`/recaptcha?${new URLSearchParams({ key: siteKey, ...shown })}`}
        // What the frame's page has, too: with another one the browser paints its ground.
        style={{ colorScheme: shown.theme }}
        height={height}
        title={t('person.frame')}
        data-waiting={isReady ? undefined : true}
      />
      {isReady ? null : (
        <div className={classes.loading} role="status" aria-label={t('person.loading')}>
          <Loader size="sm" />
        </div>
      )}
    </div>
  );
}
