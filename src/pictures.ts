import alternatives from './content/pictures.yaml?raw';
