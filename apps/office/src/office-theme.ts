import type { MantineThemeOverride } from '@mantine/core';

/** The back office is read all day: the same theme with smaller controls. Its denser type is in office.css. */
export const officeTheme: MantineThemeOverride = {
  defaultRadius: 'sm',
  components: {
    Button: { defaultProps: { size: 'sm', radius: 'sm' } },
    TextInput: { defaultProps: { size: 'sm' } },
    NumberInput: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: { size: 'sm', allowDeselect: false, checkIconPosition: 'right' } },
    MultiSelect: { defaultProps: { size: 'sm' } },
    TagsInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm' } },
    SegmentedControl: { defaultProps: { size: 'sm', radius: 'sm' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
};
