export interface Link {
  href: string;
  label: string;
}

export const link = (href: string, label: string): Link => ({ href, label });
