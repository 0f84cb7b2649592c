// Imported once by whoever draws a page: fonts, reset and the themes of the root.
import './fonts.css';
import './reset.css';
import './themes.css';
