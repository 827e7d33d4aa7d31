// In a browser, in place of all colours of Paper's earlier design: see unused-of-paper.cjs.
exports.black = '#000000';
exports.white = '#ffffff';
exports.grey50 = '#fafafa';
exports.grey200 = '#eeeeee';
exports.grey400 = '#bdbdbd';
exports.grey700 = '#616161';
exports.grey800 = '#424242';
exports.pinkA100 = '#ff80ab';
exports.pinkA400 = '#f50057';
