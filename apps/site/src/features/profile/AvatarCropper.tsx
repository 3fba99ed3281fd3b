import { useTranslation } from '@ikka/i18n/react';
import { Figure, ModalShell } from '@ikka/ui';
import { Alert, Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { CallFailure } from '../../parts/calls/client.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { useObjectUrl } from '../../parts/pictures/use-object-url.ts';
import classes from './AvatarCropper.module.css';
import { type CropArea, cropPicture } from './crop-picture.ts';
import { useUploadAvatar } from './use-profile.ts';

const zoomMax = 4;

/** Chooses what of a picture is shown, by hand or by the arrow keys, and uploads it. */
export function AvatarCropper({ file, onClose }: { file: File; onClose: () => void }) {
  const { t } = useTranslation(['member', 'common']);
  const failureText = useFailureText();
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [isBroken, setBroken] = useState(false);
  const { upload, share } = useUploadAvatar();

  async function save() {
    if (area === null || upload.isPending) return;
    const cut = await cropPicture(file, area).catch(() => null);
    if (cut === null) return setBroken(true);
    upload.mutate(cut, {
      onSuccess: () => {
        notifications.show({ color: 'emerald', message: t('avatar.saved') });
        onClose();
      },
    });
  }

  return (
    <ModalShell opened focusTitle onClose={onClose} title={t('avatar.cropTitle')} size={460}>
      <div className={classes.box} dir="ltr">
        {url ? (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={zoomMax}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={4}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'application', 'aria-label': t('avatar.move') }}
            mediaProps={{ alt: '', onError: () => setBroken(true) }}
          />
        ) : null}
      </div>
      <label className={classes.zoom}>
        <span>{t('avatar.zoom')}</span>
        <input
          type="range"
          min={1}
          max={zoomMax}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
      {isBroken || upload.error ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert" mb="md">
          {upload.error instanceof CallFailure ? failureText(upload.error) : t('picture.broken')}
        </Alert>
      ) : null}
      <Group justify="end" gap="sm">
        {upload.isPending ? (
          <span role="status" className={classes.share}>
            <Figure>{Math.round(share * 100)}%</Figure>
          </span>
        ) : null}
        <Button variant="default" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button loading={upload.isPending} disabled={area === null || isBroken} onClick={() => void save()}>
          {t('avatar.save')}
        </Button>
      </Group>
    </ModalShell>
  );
}
