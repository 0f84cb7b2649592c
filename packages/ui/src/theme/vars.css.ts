import { createThemeContract } from '@vanilla-extract/css';

const tone = { solid: null, onSolid: null, soft: null, text: null };

/**
 * Every design decision by its role. Components read nothing else, so that a theme that forgets
 * a role does not compile. Colours differ between the themes; the rest is set once on the root.
 */
export const vars = createThemeContract({
  color: {
    surface: {
      /** The page itself. */
      page: null,
      /** Cards, fields, dialogs. */
      card: null,
      /** Menus and whatever is pointed at. */
      raised: null,
      /** Tracks of meters, disabled fields. */
      sunken: null,
      /** What lies behind an open dialog. */
      backdrop: null,
      /** The page beneath it, where it does not reach: the room of the scroll bar. */
      dimmed: null,
    },
    /** What holds the place of something on its way: 1.4:1 on every surface. */
    skeleton: null,
    text: { standard: null, muted: null, accent: null, gold: null },
    outline: {
      /** Decoration: edges of cards, rules between rows. */
      hairline: null,
      /** Edges that a player must see to use a control: 3:1 on every surface. */
      control: null,
      focus: null,
    },
    /** Turf green: what is selected or current. */
    accent: { solid: null, onSolid: null, soft: null },
    /** The main action of a page. */
    action: { solid: null, hover: null, onSolid: null },
    /** Gold in both themes, for the one action that outshines the rest. */
    gold: { solid: null, hover: null, onSolid: null },
    /** The club's own dark green, the same in both themes. Used through `turf.css.ts`. */
    brand: { deep: null, base: null, glow: null, line: null, rail: null, red: null },
    /**
     * What a component says by colour. Each maps the states it draws to one of these, so that a new
     * state costs no theme an edit. `caution` is gold, and `bronze` comes after gold and silver.
     */
    tone: {
      positive: tone,
      info: tone,
      caution: tone,
      critical: tone,
      neutral: tone,
      bronze: tone,
    },
  },
  /** Steps of the 4 px grid. */
  space: {
    xxsmall: null,
    xsmall: null,
    small: null,
    medium: null,
    large: null,
    xlarge: null,
    xxlarge: null,
    xxxlarge: null,
  },
  radius: { small: null, control: null, card: null, full: null },
  font: { display: null, text: null, figures: null },
  size: {
    micro: null,
    label: null,
    small: null,
    standard: null,
    lead: null,
    title: null,
    heading: null,
    display: null,
    hero: null,
  },
  lineHeight: { tight: null, heading: null, text: null },
  weight: { regular: null, medium: null, strong: null, heavy: null },
  tracking: { label: null, display: null },
  motion: { quick: null, standard: null, easing: null },
  /** Smallest side of anything a finger presses: 44 px. */
  touchTarget: null,
  /** Widest line of content, and the stable panel beside it. */
  width: { page: null, panel: null, reading: null, dialog: null },
  shadow: { overlay: null },
});
