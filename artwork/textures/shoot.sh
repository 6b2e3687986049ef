#!/bin/sh
# Photographs the interfaces (NAME.html) that stand in the pictures as NAME.png, at twice their size: masters are large.
cd "$(dirname "$0")" || exit 1
# Chromium does not paint the lowest pixels of its window, so the window is higher than the picture.
shoot() {
  width=${2%,*} height=${2#*,}
  chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=2 --allow-file-access-from-files --virtual-time-budget=2000 --window-size="$width,$((height + 100))" --screenshot="$1.png" "file://$PWD/$1.html" 2>/dev/null
  node -e "const sharp = require('sharp'); sharp('$1.png').extract({ left: 0, top: 0, width: 2 * $width, height: 2 * $height }).toBuffer().then((png) => require('fs').writeFileSync('$1.png', png))"
}
shoot marsa-creek 1600,1000
shoot dirhamly-home 600,1260
shoot dirhamly-save 600,1260
shoot barjeel 1400,1000
shoot qamar 1000,1300
shoot qamar-sign 1380,504
shoot wahat 600,1260
shoot nakhla 600,1260
shoot falaj-mark 1600,1000
shoot falaj-arabic 1000,1000
shoot falaj-lorry 2400,1000
shoot falaj-stencil 1600,1000
shoot falaj-sheet 1600,1100
shoot falaj-others 700,1600
shoot falaj-aisle 1300,360
shoot layl-dial 1600,420
shoot nakhla-sign 1200,900
shoot nakhla-bag 900,1000
shoot oud-card 1000,1400
shoot oud-mark 1600,1000
shoot dirhamly-card 1120,1780
shoot layl-poster 1250,1750
shoot film-frame 1600,1206
shoot camera-display 620,440
shoot agency-stamp 1400,1400
shoot offer-plan 840,1188
shoot offer-not-included 840,1188
shoot offer-contract 840,1188
shoot offer-contract-arabic 840,1188
