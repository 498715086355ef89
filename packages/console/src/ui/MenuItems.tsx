import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react';

/** Radix's components for the items of an open menu, loaded together with it. */
export const MenuContext = createContext<MenuParts | null>(null);

type MenuParts = {
  Item: ComponentType<MenuItemProps>;
  Link: ComponentType<MenuLinkProps>;
  Label: ComponentType<{ children: ReactNode }>;
  Separator: ComponentType;
};

export type MenuItemProps = {
  onSelect: () => void;
  icon?: ReactNode;
  disabled?: boolean;
  /** Makes the item a radio choice; the selected one shows a check mark. */
  checked?: boolean;
  destructive?: boolean;
  /** The keyboard shortcut. */
  keys?: string;
  children: ReactNode;
};

export function MenuItem(props: MenuItemProps) {
  const parts = useContext(MenuContext);
  return parts && <parts.Item {...props} />;
}

export type MenuLinkProps = ComponentProps<'a'> & { icon?: ReactNode };

/** A menu item that is a real link, for URLs outside of the console. */
export function MenuLink(props: MenuLinkProps) {
  const parts = useContext(MenuContext);
  return parts && <parts.Link {...props} />;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const parts = useContext(MenuContext);
  return parts && <parts.Label>{children}</parts.Label>;
}

export function MenuSeparator() {
  const parts = useContext(MenuContext);
  return parts && <parts.Separator />;
}
