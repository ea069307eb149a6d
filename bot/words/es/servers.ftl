### Ajustes de servidores, moderación, permisos.
