import { Tabs } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Side {
  /** How the address calls it. */
  readonly name: string;
  readonly title: string;
  readonly icon: TablerIcon;
  readonly shows: ReactNode;
}

/** The sides of a page, one at a time. The address says which; without a word of it the first. */
export function Sides({ label, sides }: { label: string; sides: readonly [Side, ...Side[]] }) {
  const { tab } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [{ name: first }] = sides;
  return (
    <Tabs
      value={tab ?? first}
      keepMounted={false}
      onChange={(next) =>
        // The router's types know by its route what an address may carry; here it is known by the page.
        void navigate({
          to: '.',
          search: { tab: next === first ? undefined : next } as never,
          resetScroll: false,
        })
      }
    >
      <Tabs.List mb="md" aria-label={label}>
        {sides.map(({ name, title, icon: Icon }) => (
          <Tabs.Tab key={name} value={name} leftSection={<Icon size={17} />}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {sides.map(({ name, shows }) => (
        <Tabs.Panel key={name} value={name}>
          {shows}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
