import type { UseFormReturnType } from '@mantine/form';
import type { PhoneValue } from '../../parts/phone/phone-value.ts';

/**
 * What a form gives its phone field. The country that the field takes by itself is nobody's answer to what is said of the
 * number, so that stands; what a hand changes ends it.
 */
export function phoneInput<Values extends { phone: PhoneValue }>(form: UseFormReturnType<Values>) {
  return {
    ...form.getInputProps('phone'),
    value: form.values.phone,
    onTake(phone: PhoneValue) {
      const said = form.errors;
      form.setFieldValue('phone', phone as never);
      form.setErrors(said);
    },
  };
}
