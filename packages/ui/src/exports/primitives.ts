export { Button, type ButtonProps } from '../primitives/Button/Button';
export { ButtonLink, type ButtonLinkProps } from '../primitives/Button/ButtonLink';
export type { ButtonSize, ButtonVariant } from '../primitives/Button/variants';
export { Card, type CardProps } from '../primitives/Card/Card';
export { Checkbox, type CheckboxProps } from '../primitives/Checkbox/Checkbox';
export { ChoiceCard, type ChoiceCardProps } from '../primitives/ChoiceCard/ChoiceCard';
export { ChoiceCardSkeleton } from '../primitives/ChoiceCard/ChoiceCardSkeleton';
export { Combobox, type ComboboxProps } from '../primitives/Combobox/Combobox';
export { Disclosure, type DisclosureProps } from '../primitives/Disclosure/Disclosure';
export { EmptyState, type EmptyStateProps } from '../primitives/EmptyState/EmptyState';
export { ErrorState, type ErrorStateProps } from '../primitives/ErrorState/ErrorState';
export { Field, type FieldProps } from '../primitives/Field/Field';
export { Figure, type FigureProps } from '../primitives/Figure/Figure';
export { Grid, type GridProps } from '../primitives/Grid/Grid';
export { Heading, type HeadingProps } from '../primitives/Heading/Heading';
export { Subsection, type SubsectionProps } from '../primitives/Heading/Subsection';
export { Icon, type IconProps, type IconSize, type IconWeight } from '../primitives/Icon/Icon';
export { IconButton, type IconButtonProps } from '../primitives/IconButton/IconButton';
export { Inline, type InlineProps } from '../primitives/Inline/Inline';
export { Label, type LabelProps } from '../primitives/Label/Label';
export { Link, type LinkProps } from '../primitives/Link/Link';
export {
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
} from '../primitives/Link/LinkProvider';
export { LoadMore, type LoadMoreProps } from '../primitives/LoadMore/LoadMore';
export { type FeedPlace, LongGrid, type LongGridProps } from '../primitives/LongGrid/LongGrid';
export { Menu, type MenuEntry, type MenuProps } from '../primitives/Menu/Menu';
export { Meter, type MeterProps } from '../primitives/Meter/Meter';
export { Modal, type ModalProps } from '../primitives/Modal/Modal';
export { Notice, type NoticeProps, type NoticeTone } from '../primitives/Notice/Notice';
export { Pagination, type PaginationProps } from '../primitives/Pagination/Pagination';
export { Plot, type PlotLabels, type PlotProps, type PlotRule } from '../primitives/Plot/Plot';
export { ProgressBar, type ProgressBarProps } from '../primitives/ProgressBar/ProgressBar';
export {
  type RadioCard,
  RadioCards,
  type RadioCardsProps,
} from '../primitives/RadioCards/RadioCards';
export { Refusal, type RefusalProps } from '../primitives/Refusal/Refusal';
export { SearchField, type SearchFieldProps } from '../primitives/SearchField/SearchField';
export { Select, type SelectOption, type SelectProps } from '../primitives/Select/Select';
export { Sheet, type SheetProps } from '../primitives/Sheet/Sheet';
export { Skeleton, type SkeletonProps } from '../primitives/Skeleton/Skeleton';
export { Slider, type SliderProps, type SliderValue } from '../primitives/Slider/Slider';
export { Spinner } from '../primitives/Spinner/Spinner';
export { Stack, type StackProps } from '../primitives/Stack/Stack';
export { Switch, type SwitchProps } from '../primitives/Switch/Switch';
export {
  type SortDirection,
  Table,
  type TableColumn,
  type TableProps,
  type TableSort,
} from '../primitives/Table/Table';
export { type TabChoice, Tabs, type TabsProps } from '../primitives/Tabs/Tabs';
export { Tag, type TagProps } from '../primitives/Tag/Tag';
export { Text, type TextProps } from '../primitives/Text/Text';
export { TextArea, type TextAreaProps } from '../primitives/TextArea/TextArea';
export { TextField, type TextFieldProps } from '../primitives/TextField/TextField';
export {
  type ThemeChoice,
  ThemeSwitch,
  type ThemeSwitchProps,
} from '../primitives/ThemeSwitch/ThemeSwitch';
export { type ToastMessage, Toasts, type ToastsProps, useToast } from '../primitives/Toasts/Toasts';
export { Tooltip, type TooltipProps } from '../primitives/Tooltip/Tooltip';
export { UiProvider, type UiProviderProps } from '../primitives/UiProvider/UiProvider';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from '../primitives/VisuallyHidden/VisuallyHidden';
export type { Tone } from '../theme/tone';
