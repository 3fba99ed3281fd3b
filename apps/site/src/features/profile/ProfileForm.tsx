import { formatDay } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Alert } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CallFailure } from '../../parts/calls/client.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { FormSentence } from '../../parts/forms/FormSentence.tsx';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { ProfileInput } from './ProfileInput.tsx';
import classes from './ProfilePage.module.css';
import {
  changedValues,
  type FieldRefusal,
  latestBirthday,
  type ProfileField,
  type ProfileValues,
  refusedProfileFields,
  valuesOf,
} from './profile-view.ts';
import { useChangeProfile } from './use-profile.ts';

/** The fields of the profile. Only what was changed is sent; what may be set once only says so before it is. */
export function ProfileForm({ fields, legalAge }: { fields: readonly ProfileField[]; legalAge: number }) {
  const { t } = useTranslation(['member', 'identity', 'common', 'refusals']);
  const failureText = useFailureText();
  const zone = useQuery(statusQuery).data?.timeZone;
  const change = useChangeProfile();
  const form = useForm<ProfileValues>({
    initialValues: valuesOf(fields),
    validate: Object.fromEntries(
      fields
        .filter(({ isRequired, mayChange }) => isRequired && mayChange)
        .map(({ name }) => [
          name,
          (value: string | undefined) =>
            value?.trim() ? null : <FormSentence problem={{ kind: 'required' }} />,
        ]),
    ),
  });
  const changed = changedValues(fields, form.values);
  const isChanged = Object.keys(changed).length > 0;

  function submit() {
    if (change.isPending || !isChanged) return;
    change.mutate(changed, {
      onSuccess: (profile) => {
        const kept = valuesOf(profile.fields);
        form.setValues(kept);
        form.resetDirty(kept);
        notifications.show({ color: 'emerald', message: t('profile.saved') });
      },
      onError: (error) => {
        if (!(error instanceof CallFailure)) return;
        const refused = refusedProfileFields(error.failed);
        form.setErrors(
          Object.fromEntries(
            refused.map((one) => [one.field, <Refused key={one.field} refusal={one} legalAge={legalAge} />]),
          ),
        );
      },
    });
  }

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
      {change.error && Object.keys(form.errors).length === 0 ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert" className={classes.whole}>
          {failureText(change.error)}
        </Alert>
      ) : null}
      {fields.map((field) => (
        <ProfileInput
          key={field.name}
          field={field}
          typed={form.values[field.name] ?? ''}
          latestBirthday={latestBirthday(formatDay(Date.now(), zone), legalAge)}
          props={form.getInputProps(field.name)}
        />
      ))}
      <div className={classes.save}>
        <SubmitButton size="sm" isBusy={change.isPending} canSend={isChanged}>
          {t('common:action.save')}
        </SubmitButton>
      </div>
    </form>
  );
}

/** What is wrong with a field, as an element: so the words follow a change of language at once. */
function Refused({ refusal: { reason, min, max }, legalAge }: { refusal: FieldRefusal; legalAge: number }) {
  const { t } = useTranslation(['member', 'identity']);
  switch (reason) {
    case 'required':
      return t('identity:error.required');
    case 'length':
      return t('identity:error.length', { min, max });
    case 'underage':
      return t('identity:error.age', { age: legalAge });
    case 'locked':
      return t('profile.locked');
    default:
      return t('profile.invalid');
  }
}
