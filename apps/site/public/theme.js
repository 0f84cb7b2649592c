// The player's own choice of light or dark, set before the first paint. Without one the system
// decides. A file of its own, because the content security policy refuses inline scripts.
try {
  const theme = localStorage.getItem('furlong-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be forbidden; then the system's choice holds.
}
