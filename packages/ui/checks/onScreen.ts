// What rests off screen is laid out by a guess of its size, and its contrast would be measured against
// what lies behind it. Here it is contained as before, and never rests.
const style = document.createElement('style');
style.textContent = `[class*='restsOffScreen'] {
  content-visibility: visible !important;
  contain: layout style paint !important;
}`;
document.head.append(style);
